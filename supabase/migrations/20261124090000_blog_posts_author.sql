-- The site shows the team's name (src/config/site.ts) for a post without an author. Projects made
-- before this migration had that name as the default.
alter table public.blog_posts alter column author set default '';
