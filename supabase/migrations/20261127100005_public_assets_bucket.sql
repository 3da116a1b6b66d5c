-- The bucket for uploaded images. Size and types are those that the upload form accepts
-- (src/config/admin-limits.ts, src/admin/upload/picture-type.ts), enforced here for requests that
-- bypass the form.

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

-- Supabase creates storage.objects with row-level security and with privileges for the API roles,
-- so only policies are missing. Storage serves the files of a public bucket by their URLs to everyone
-- without asking a policy; listing and removing them asks the one for select. There is none for
-- update, because nothing replaces a file: each upload has a name of its own.
create policy "The site admin reads public assets" on storage.objects
  for select to anon, authenticated
  using (bucket_id = 'public_assets' and (select private.is_site_admin()));

create policy "The site admin uploads public assets" on storage.objects
  for insert to anon, authenticated
  with check (bucket_id = 'public_assets' and (select private.is_site_admin()));

create policy "The site admin deletes public assets" on storage.objects
  for delete to anon, authenticated
  using (bucket_id = 'public_assets' and (select private.is_site_admin()));
