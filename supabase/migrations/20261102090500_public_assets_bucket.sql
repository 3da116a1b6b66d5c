-- The bucket for uploaded images. Size and types are the limits of the upload form
-- (src/config/limits.ts), enforced here for whoever goes round it.

insert into storage.buckets (id, name, public, file_size_limit, allowed_mime_types)
values (
  'public_assets',
  'public_assets',
  true,
  5242880,
  array['image/jpeg', 'image/png', 'image/gif', 'image/webp', 'image/svg+xml']
)
on conflict (id) do update set
  public = excluded.public,
  file_size_limit = excluded.file_size_limit,
  allowed_mime_types = excluded.allowed_mime_types;

-- Supabase owns storage.objects, has row-level security on for it and grants it to the API
-- roles, so policies are all there is to add. Its service asks for select as well when it
-- returns an uploaded row or removes one.
create policy "Anyone reads public assets" on storage.objects
  for select to anon, authenticated
  using (bucket_id = 'public_assets');

create policy "The site admin uploads public assets" on storage.objects
  for insert to anon, authenticated
  with check (bucket_id = 'public_assets' and (select private.is_site_admin()));

create policy "The site admin changes public assets" on storage.objects
  for update to anon, authenticated
  using (bucket_id = 'public_assets' and (select private.is_site_admin()))
  with check (bucket_id = 'public_assets' and (select private.is_site_admin()));

create policy "The site admin deletes public assets" on storage.objects
  for delete to anon, authenticated
  using (bucket_id = 'public_assets' and (select private.is_site_admin()));
