import { PageHead } from "@/ui/page-head";
import { CallToAction } from "@/ui/sections/call-to-action";
import { QueryProvider } from "@/ui/query-provider";
import { StructuredData, blog } from "@/ui/structured-data";
import { paths } from "@/config/paths";
import { site } from "@/config/site";
import { blogHead, defaultBlogCall } from "@/content/blog";
import { BlogList } from "./blog-list";

export function BlogListPage() {
  const { title, description, heading, intro } = blogHead;
  return (
    <>
      <PageHead title={title} description={description} />
      <StructuredData
        page="blog"
        things={[blog({ name: site.blogName, description, path: paths.blog })]}
      />
      <section>
        <div className="container pt-12 pb-20 lg:pt-20 lg:pb-28">
          <div className="grid gap-x-16 gap-y-6 lg:grid-cols-[1fr_26rem] lg:items-end">
            <h1 className="text-d1">{heading}</h1>
            <p className="text-lead text-muted-foreground">{intro}</p>
          </div>
          <QueryProvider>
            <BlogList />
          </QueryProvider>
        </div>
      </section>
      <CallToAction copy={defaultBlogCall} />
    </>
  );
}
