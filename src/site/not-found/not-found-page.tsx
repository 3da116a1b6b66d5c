import { PageHead } from "@/ui/page-head";
import { FullPageMessage } from "@/ui/sections/full-page-message";
import { LinkButton } from "@/ui/link-button";
import { TextLink } from "@/ui/text-link";
import { paths } from "@/config/paths";
import { notFound, notFoundLabels as labels } from "@/content/not-found";

export function NotFoundPage() {
  const { title, heading, intro } = notFound;
  return (
    <>
      <PageHead title={title} isUnlisted />
      <FullPageMessage label={labels.code} heading={heading} text={intro}>
        <LinkButton to={paths.home} size="lg">
          {labels.home}
        </LinkButton>
        <TextLink to={paths.sourcingServices}>{labels.services}</TextLink>
        <TextLink to={paths.contact}>{labels.contact}</TextLink>
      </FullPageMessage>
    </>
  );
}
