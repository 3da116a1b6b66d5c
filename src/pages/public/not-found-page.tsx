import { PageHead } from "@/components/page-head";
import { DeadEnd } from "@/components/sections/dead-end";
import { LinkButton } from "@/components/ui/link-button";
import { TextLink } from "@/components/ui/text-link";
import { paths } from "@/config/paths";
import { notFound } from "@/content/not-found";

export function NotFoundPage() {
  const { title, heading, intro } = notFound;
  return (
    <>
      <PageHead title={title} isUnlisted />
      <DeadEnd label="404" heading={heading} text={intro}>
        <LinkButton to={paths.home} size="lg">
          Back to Home
        </LinkButton>
        <TextLink to={paths.sourcingServices}>All services</TextLink>
        <TextLink to={paths.contact}>Contact us</TextLink>
      </DeadEnd>
    </>
  );
}
