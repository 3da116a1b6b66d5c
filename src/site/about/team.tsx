import { team, type Member } from "@/content/about";
import { Section } from "@/ui/sections/section";
import { SiteImage } from "@/ui/site-images/site-image";
import { cn } from "@/lib/cn";
import { initials } from "@/ui/avatar";

export function Team() {
  return (
    <Section labelledBy="team-heading">
      <h2 id="team-heading" className="text-d2">
        {team.heading}
      </h2>
      <ul className="mt-12 grid gap-x-12 gap-y-14 lg:grid-cols-2">
        {team.members.map((member) => (
          <TeamMember key={member.imageId} {...member} />
        ))}
      </ul>
    </Section>
  );
}

/** On phones the text is below the portrait, at full width. */
function TeamMember({ name, role, bio, imageId }: Member) {
  return (
    <li className="grid grid-cols-[7.5rem_1fr] gap-x-6 sm:grid-cols-[11rem_1fr] sm:grid-rows-[auto_1fr] sm:gap-x-8">
      <div className="sm:row-span-2">
        <Portrait name={name} imageId={imageId} />
      </div>
      <div className="max-sm:self-center">
        <h3 className="text-d3">{name}</h3>
        <p className="mt-1 font-display font-semibold text-accent-700">{role}</p>
      </div>
      <p className="text-lg text-muted-foreground max-sm:col-span-2 max-sm:mt-4 sm:mt-3">{bio}</p>
    </li>
  );
}

const PORTRAIT = "aspect-square w-full rounded rounded-tr-bend";

/** Without a picture that loads, the initials. */
function Portrait({ name, imageId }: Pick<Member, "name" | "imageId">) {
  return (
    <SiteImage
      imageId={imageId}
      width={400}
      height={400}
      sizes="(width >= 40rem) 11rem, 7.5rem"
      className={cn("object-cover", PORTRAIT)}
      fallback={
        <span
          aria-hidden="true"
          className={cn(
            "grid place-items-center bg-support-100 font-display text-d2 font-bold text-support",
            PORTRAIT,
          )}
        >
          {initials(name)}
        </span>
      }
    />
  );
}
