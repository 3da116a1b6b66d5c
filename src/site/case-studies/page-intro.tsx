import type { ReactNode } from "react";

type PageIntroProps = { heading: string; intro: string; children?: ReactNode };

/** The head of a page without a picture: heading, one paragraph and actions. */
export function PageIntro({ heading, intro, children }: PageIntroProps) {
  return (
    <section>
      <div className="container pt-12 pb-20 lg:pt-20 lg:pb-28">
        <h1 className="max-w-[9.6em] text-d1">{heading}</h1>
        <p className="mt-6 max-w-measure text-lead text-muted-foreground">{intro}</p>
        {children}
      </div>
    </section>
  );
}
