import { PageHead } from "@/components/page-head";
import { FullPageMessage } from "@/components/sections/full-page-message";
import { LinkButton } from "@/components/ui/link-button";
import { TextLink } from "@/components/ui/text-link";
import { paths } from "@/config/paths";
import { notFound } from "@/content/not-found";

export function NotFoundPage() {
  const { title, heading, intro } = notFound;
  return (
    <>
      <PageHead title={title} isUnlisted />
      <FullPageMessage label="404" heading={heading} text={intro}>
        <LinkButton to={paths.home} size="lg">
          Back to Home
        </LinkButton>
        <TextLink to={paths.sourcingServices}>All services</TextLink>
        <TextLink to={paths.contact}>Contact us</TextLink>
      </FullPageMessage>
    </>
  );
}
