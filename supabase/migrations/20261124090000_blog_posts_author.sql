-- A post without an author is the team's: the site knows the team's name and shows it
-- (src/config/site.ts). Projects made before this migration had that name as the default.
alter table public.blog_posts alter column author set default '';
