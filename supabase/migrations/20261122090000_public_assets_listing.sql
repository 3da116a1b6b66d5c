-- Pictures of the public bucket are served by their address to everyone, without asking a policy.
-- Reading the rows was open as well, by which anyone could list every file ever uploaded, those
-- included that no page shows. Only staff list, replace and remove, so only they read the rows.

drop policy "Anyone reads public assets" on storage.objects;

create policy "The site admin reads public assets" on storage.objects
  for select to anon, authenticated
  using (bucket_id = 'public_assets' and (select private.is_site_admin()));
