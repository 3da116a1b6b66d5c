import { Helmet } from "react-helmet-async";

type PageHeadProps = {
  title: string;
  description?: string;
  /** Keeps the page out of search engines. */
  isUnlisted?: boolean;
};

/** The document's title and description; the only place that sets them. */
export function PageHead({ title, description, isUnlisted = false }: PageHeadProps) {
  return (
    <Helmet>
      <title>{title}</title>
      {description && <meta name="description" content={description} />}
      {isUnlisted && <meta name="robots" content="noindex" />}
    </Helmet>
  );
}
