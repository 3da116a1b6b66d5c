-- Has the host build the site again after a change, so that what staff save is also in the HTML for
-- search engines and link previews. The database itself notes each change, and posts to the secret
-- address of a build hook; no browser gets that address or has to stay open. `npm run site:build-hook`
-- prints the SQL that stores it, and that has `pg_cron` call `private.request_due_site_build()`.

-- Without row-level security on purpose: the API roles have no privilege on this table at all.
create table private.site_builds (
  id boolean primary key default true check (id),
  changed_at timestamptz not null default clock_timestamp(),
  requested_at timestamptz,
  request_id bigint,
  hook_url text check (hook_url ~ '^https://\S+$')
);

comment on table private.site_builds is
  'One row: when what visitors see was last changed, and when the host was last asked for a build.';
comment on column private.site_builds.request_id is
  'What net.http_post returned: the id of the row in net._http_response. Null if it failed.';

insert into private.site_builds default values;

-- Compares what a statement has changed, because PostgreSQL calls this also for a statement that
-- touches no row, such as the update of a visitor whom the policies let change nothing.
--
-- The lock on the row lasts until the transaction ends. So changes get later times in the order in
-- which they become visible, and a build that reads `changed_at` before the content has all changes
-- up to then. Only statements that change what visitors see wait for each other.
create function private.note_site_change() returns trigger
language plpgsql
security definer
set search_path = ''
as $$
declare
  has_changed boolean := true;
begin
  if tg_op = 'INSERT' then
    has_changed := exists (select from new_rows);
  elsif tg_op = 'DELETE' then
    has_changed := exists (select from old_rows);
  elsif tg_op = 'UPDATE' then
    has_changed := exists (
      select to_jsonb(new_rows) - 'display_order' from new_rows
      except
      select to_jsonb(old_rows) - 'display_order' from old_rows
    );
  end if;
  if has_changed then
    -- Later than the last change even if the clock was set back. Hosted projects refuse an update
    -- without a condition: https://github.com/eradman/pg-safeupdate
    update private.site_builds
    set changed_at = greatest(clock_timestamp(), changed_at + interval '1 microsecond')
    where id;
  end if;
  return null;
end;
$$;

comment on function private.note_site_change() is
  'Notes a change that visitors see. The order that staff give to the posts is none.';

-- PostgreSQL gives the rows to a trigger for one kind of statement only, and none for truncate.
do $$
declare
  content_table text;
begin
  foreach content_table in array
    array['blog_posts', 'success_stories', 'site_images', 'site_settings']
  loop
    execute format(
      'create trigger note_insert after insert on public.%1$I
         referencing new table as new_rows
         for each statement execute function private.note_site_change();
       create trigger note_update after update on public.%1$I
         referencing old table as old_rows new table as new_rows
         for each statement execute function private.note_site_change();
       create trigger note_delete after delete on public.%1$I
         referencing old table as old_rows
         for each statement execute function private.note_site_change();
       create trigger note_truncate after truncate on public.%1$I
         for each statement execute function private.note_site_change();',
      content_table
    );
  end loop;
end;
$$;

create function public.site_changed_at() returns text
language sql
stable
security definer
set search_path = ''
as $$
  select to_char(changed_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')
  from private.site_builds
$$;

comment on function public.site_changed_at() is
  'When what visitors see was last changed. For everyone: each build writes it into /rendered.json.';

-- plpgsql, because names of schemas that do not exist or may not be used raise an error.
create function private.list_missing_for_builds() returns text[]
language plpgsql
stable
security definer
set search_path = ''
as $$
declare
  missing text[] := '{}';
begin
  if not exists (select from private.site_builds where hook_url is not null) then
    missing := array['hook'];
  end if;
  begin
    if to_regprocedure('net.http_post(text, jsonb, jsonb, jsonb, integer)') is null then
      missing := missing || 'pg_net'::text;
    end if;
  exception
    when insufficient_privilege then
      missing := missing || 'pg_net'::text;
  end;
  begin
    if not exists (select from cron.job where jobname = 'site-builds' and active) then
      missing := missing || 'pg_cron'::text;
    end if;
  exception
    when undefined_table or insufficient_privilege then
      missing := missing || 'pg_cron'::text;
  end;
  return missing;
end;
$$;

comment on function private.list_missing_for_builds() is
  'Which of hook, pg_net and pg_cron are not set up.';

create function private.read_build_response(out response text, out status_code integer)
language plpgsql
stable
security definer
set search_path = ''
as $$
declare
  last_request private.site_builds;
begin
  response := 'none';
  select * into last_request from private.site_builds;
  if last_request.requested_at is not null and last_request.request_id is null then
    response := 'failed';
    return;
  end if;
  select
    answer.status_code,
    case
      when answer.timed_out or answer.error_msg is not null then 'failed'
      when answer.status_code < 400 then 'accepted'
      else 'failed'
    end
  into status_code, response
  from net._http_response answer
  where answer.id = last_request.request_id;
  -- pg_net deletes a response after some hours.
  response := coalesce(response, 'none');
exception
  when undefined_table or insufficient_privilege then
    null;
end;
$$;

comment on function private.read_build_response() is
  'The response of the host to the last request: none, accepted or failed.';

create function private.start_site_build() returns text
language plpgsql
security definer
set search_path = ''
as $$
declare
  missing constant text[] := private.list_missing_for_builds();
  url text;
begin
  if 'hook' = any (missing) or 'pg_net' = any (missing) then
    return 'unavailable';
  end if;
  -- A concurrent request waits here for the lock on the row, and then checks the time again. The
  -- request is sent by a statement of its own, because an update that had to wait computes its new
  -- values twice.
  update private.site_builds
  set requested_at = clock_timestamp(), request_id = null
  where id and (requested_at is null or requested_at <= now() - interval '30 seconds')
  returning hook_url into url;
  if url is null then
    return 'too_soon';
  end if;
  begin
    update private.site_builds
    set request_id = net.http_post(url => url, timeout_milliseconds => 10000)
    where id;
  exception
    -- The message may contain the address and is not passed on.
    when others then
      null;
  end;
  return 'requested';
end;
$$;

comment on function private.start_site_build() is
  'Posts to the build hook. Returns requested, too_soon (within 30 seconds of the last request) or unavailable.';

-- A minute after the last change, so that several changes in a row cost one build. A request that
-- the host has refused is repeated every ten minutes, until an hour after the change.
create function private.request_due_site_build() returns text
language sql
security definer
set search_path = ''
as $$
  select private.start_site_build()
  from private.site_builds
  cross join private.read_build_response()
  where changed_at <= now() - interval '1 minute'
    and (
      requested_at is null
      or requested_at < changed_at
      or response = 'failed'
        and requested_at <= now() - interval '10 minutes'
        and changed_at > now() - interval '1 hour'
    )
$$;

comment on function private.request_due_site_build() is
  'Called by pg_cron every minute: asks for a build if there are changes without one.';

create function public.request_site_build() returns text
language plpgsql
security definer
set search_path = ''
as $$
begin
  if not private.is_site_admin() then
    raise exception 'Not permitted.' using errcode = 'insufficient_privilege';
  end if;
  return private.start_site_build();
end;
$$;

comment on function public.request_site_build() is 'For the site admin: asks for a build at once.';

create function public.site_build_state() returns jsonb
language plpgsql
stable
security definer
set search_path = ''
as $$
begin
  if not private.is_site_admin() then
    raise exception 'Not permitted.' using errcode = 'insufficient_privilege';
  end if;
  return (
    select jsonb_build_object(
      'now', clock_timestamp(),
      'changed_at', public.site_changed_at(),
      'requested_at', requested_at,
      'is_requested', coalesce(requested_at > changed_at, false),
      'missing', to_jsonb(private.list_missing_for_builds()),
      'response', response,
      'status_code', status_code
    )
    from private.site_builds
    cross join private.read_build_response()
  );
end;
$$;

comment on function public.site_build_state() is
  'For the site admin: the last change, the last request for a build and its response, and what is missing for one.';

-- By default, PostgreSQL lets every role execute a new function, and hosted projects grant the API
-- roles all privileges on a new table or function in public.
revoke all on private.site_builds from public, anon, authenticated;
revoke all on function private.note_site_change() from public, anon, authenticated;
revoke all on function private.list_missing_for_builds() from public, anon, authenticated;
revoke all on function private.read_build_response() from public, anon, authenticated;
revoke all on function private.start_site_build() from public, anon, authenticated;
revoke all on function private.request_due_site_build() from public, anon, authenticated;
revoke all on function public.site_changed_at() from public, anon, authenticated;
revoke all on function public.request_site_build() from public, anon, authenticated;
revoke all on function public.site_build_state() from public, anon, authenticated;

grant execute on function public.site_changed_at() to anon, authenticated;
grant execute on function public.request_site_build() to anon, authenticated;
grant execute on function public.site_build_state() to anon, authenticated;
