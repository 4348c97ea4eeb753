import type { ReactNode } from "react";
import { cx } from "#design/class-names.ts";
import { SectionHeading } from "#design/section-heading.tsx";

type BlockSectionProps = {
  id: string;
  heading?: { readonly kicker?: string; readonly title: string; readonly lead?: string };
  className?: string;
  children: ReactNode;
};

/** The id of a block’s heading, which names its section. */
export const headingId = (id: string): string => `block-${id}`;

/** A band of a page of blocks. Its columns follow its own width, so that it also fits beside another. */
export function BlockSection({ id, heading, className, children }: BlockSectionProps) {
  const title = heading?.title.trim();
  return (
    <section aria-labelledby={title ? headingId(id) : undefined} className={cx("section", className)}>
      <div className="wrap">
        <div className="@container">
          {heading && title && <SectionHeading {...heading} id={headingId(id)} title={title} />}
          {children}
        </div>
      </div>
    </section>
  );
}
