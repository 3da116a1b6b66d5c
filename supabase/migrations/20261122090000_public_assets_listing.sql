-- Storage serves the files of a public bucket by their URLs to everyone, without asking a policy.
-- The policy that is dropped here let everyone read the rows as well, and so list all files ever
-- uploaded, even those that no page shows. Only staff list, replace and remove files.

drop policy "Anyone reads public assets" on storage.objects;

create policy "The site admin reads public assets" on storage.objects
  for select to anon, authenticated
  using (bucket_id = 'public_assets' and (select private.is_site_admin()));
