import { PageHead } from "@/ui/page-head";
import { FullPageMessage } from "@/ui/sections/full-page-message";
import { LinkButton } from "@/ui/link-button";
import { TextLink } from "@/ui/text-link";
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
