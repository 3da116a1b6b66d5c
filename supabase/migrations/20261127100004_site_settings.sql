-- Settings of the whole site, one row each (so far: faviconUrl).
-- The primary key's index serves both queries: all rows, and one by key.

create table public.site_settings (
  key text primary key check (key ~ '\S'),
  value text not null check (value ~ '\S')
);

comment on table public.site_settings is 'Settings of the whole site, by name.';

create trigger site_settings_skip_unseen_change
  before insert or update or delete on public.site_settings
  for each row execute function private.skip_unseen_change('key', 'value');

alter table public.site_settings enable row level security;

create policy "Anyone reads site settings" on public.site_settings
  for select to anon, authenticated
  using (true);

create policy "The site admin writes site settings" on public.site_settings
  for all to anon, authenticated
  using ((select private.is_site_admin()))
  with check ((select private.is_site_admin()));

-- Sets all privileges explicitly, because hosted projects have different default privileges for the
-- API roles on a new table.
revoke all on table public.site_settings from anon, authenticated;
grant select, insert, update, delete on table public.site_settings to anon, authenticated;
