-- Whoever logs in asks the database once, so that a site that was built before the password was
-- changed does not open an admin that can save nothing.

create function public.is_site_admin() returns boolean
language sql
stable
set search_path = ''
as $$
  select private.is_site_admin()
$$;

comment on function public.is_site_admin() is
  'For everyone: whether the request carries the admin token.';

-- By default, PostgreSQL lets every role execute a new function, and so do hosted projects.
revoke all on function public.is_site_admin() from public, anon, authenticated;
grant execute on function public.is_site_admin() to anon, authenticated;
