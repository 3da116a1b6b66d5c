/**
 * Stands in for pg_cron, which only hosted projects have: the table of jobs and the functions that
 * fill it. It runs no job. https://github.com/citusdata/pg_cron
 */
export const PG_CRON = `
  create schema cron;
  create table cron.job (
    jobid bigserial, jobname text unique, schedule text, command text, active boolean default true
  );
  create table cron.job_run_details (command text, end_time timestamptz);
  create function cron.schedule(job_name text, schedule text, command text) returns bigint
  language sql as $$
    insert into cron.job (jobname, schedule, command) values ($1, $2, $3)
    on conflict (jobname) do update set schedule = excluded.schedule, command = excluded.command
    returning jobid
  $$;
  create function cron.unschedule(job_name text) returns boolean language sql as $$
    with removed as (delete from cron.job where jobname = job_name returning jobid)
    select count(*) > 0 from removed
  $$;
`;
