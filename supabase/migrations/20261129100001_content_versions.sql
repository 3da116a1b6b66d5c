-- What posts and success stories were before each change, and what deleted ones were. Kept by the
-- database itself, whoever changes a row and in whichever way. Staff read it, and bring rows back.

create table public.content_versions (
  id bigint generated always as identity primary key,
  table_name text not null,
  row_id text not null,
  -- The row as it was.
  fields jsonb not null,
  replaced_at timestamptz not null default clock_timestamp(),
  is_deletion boolean not null
);

comment on table public.content_versions is 'Former versions of rows, and rows that were deleted.';

create index content_versions_row_idx on public.content_versions (table_name, row_id, id desc);
create index content_versions_deleted_idx on public.content_versions (table_name, id desc)
  where is_deletion;

alter table public.content_versions enable row level security;

create policy "The site admin reads and writes versions" on public.content_versions
  for all to anon, authenticated
  using ((select private.is_site_admin()))
  with check ((select private.is_site_admin()));

create function private.keep_version() returns trigger
language plpgsql
security definer
set search_path = ''
as $$
declare
  max_versions constant integer := 30;
  deleted_for constant interval := '180 days';
begin
  insert into public.content_versions (table_name, row_id, fields, is_deletion)
  values (tg_table_name, old.id, to_jsonb(old), tg_op = 'DELETE');
  delete from public.content_versions
  where id in (
    select id from public.content_versions
    where table_name = tg_table_name and row_id = old.id::text
    order by id desc
    offset max_versions
  );
  delete from public.content_versions
  where (table_name, row_id) in (
    select table_name, row_id from public.content_versions
    where is_deletion and replaced_at < now() - deleted_for
  );
  return null;
end;
$$;

comment on function private.keep_version() is
  'Keeps the row of before: the newest 30 versions of each, and deleted rows for 180 days.';

-- `updated_at` changes with the content only, and never with the place in the list of the admin.
do $$
declare
  content_table text;
begin
  foreach content_table in array array['blog_posts', 'success_stories']
  loop
    execute format(
      'create trigger keep_version after update on public.%1$I
         for each row when (old.updated_at is distinct from new.updated_at)
         execute function private.keep_version();
       create trigger keep_deleted after delete on public.%1$I
         for each row execute function private.keep_version();',
      content_table
    );
  end loop;
end;
$$;

revoke all on table public.content_versions from public, anon, authenticated;
revoke all on function private.keep_version() from public, anon, authenticated;

-- A row that is brought back gets a new id, to which its versions are assigned.
grant select, delete on table public.content_versions to anon, authenticated;
grant update (row_id, is_deletion) on table public.content_versions to anon, authenticated;
