-- Replacements for the site's built-in images. Without a row, the built-in image is shown.
-- The primary key's index serves both queries: all rows, and one by id.

create table public.site_images (
  id text primary key check (id ~ '\S'),
  url text not null check (url ~ '\S'),
  alt text not null check (alt ~ '\S'),
  component_name text not null default '',
  description text not null default ''
);

comment on table public.site_images is 'Overrides of the built-in images, by image key.';

create trigger site_images_skip_unseen_change
  before insert or update or delete on public.site_images
  for each row execute function private.skip_unseen_change('id', 'url', 'alt');

alter table public.site_images enable row level security;

create policy "Anyone reads site images" on public.site_images
  for select to anon, authenticated
  using (true);

create policy "The site admin writes site images" on public.site_images
  for all to anon, authenticated
  using ((select private.is_site_admin()))
  with check ((select private.is_site_admin()));

-- Sets all privileges explicitly, because hosted projects have different default privileges for the
-- API roles on a new table.
revoke all on table public.site_images from anon, authenticated;
grant select, insert, update, delete on table public.site_images to anon, authenticated;
