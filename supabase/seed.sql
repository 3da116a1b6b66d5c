-- What a fresh site starts with. Run in the order of `sql_paths` in config.toml:
--   seed.sql                 settings of the site
--   seed/blog-posts/*.sql    one article per file
--   seed/success-stories/*.sql
-- Every statement can run again without harm. No admin token is here: each project has its own.
-- Images of the site need no rows, their defaults are in src/content/image-catalogue.ts.
insert into public.site_settings (key, value)
values ('faviconUrl', '/favicon.ico')
on conflict (key) do nothing;
