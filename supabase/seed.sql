-- What a fresh site starts with. Run in the order of `sql_paths` in config.toml:
--   seed.sql                 settings of the site
--   seed/blog-posts/*.sql    one article per file
--   seed/success-stories/*.sql
-- Every statement can run again without harm. The hosted project's admin token is not here:
-- `npm run admin:password` prints its SQL. Images of the site need no rows, their defaults are
-- in src/content/image-catalogue.ts.
insert into public.site_settings (key, value)
values ('faviconUrl', '/favicon.ico')
on conflict (key) do nothing;
