import type { ReactNode } from "react";
import { Card } from "../card.tsx";
import { cx } from "../class-names.ts";

type MediaCardProps = {
  picture: ReactNode;
  title: ReactNode;
  /** The sun-yellow pill on the edge of the picture, such as a price. */
  tag?: ReactNode;
  /** The row at the foot: a link, or two buttons. */
  action?: ReactNode;
  as?: "h2" | "h3";
  className?: string;
  children?: ReactNode;
};

/** Picture above, words below, one pill between them. */
export function MediaCard({ picture, title, tag, action, as: Heading = "h3", className, children }: MediaCardProps) {
  return (
    <Card variant="picture" className={className}>
      <div className="aspect-[2/1] sm:aspect-[3/2] [&>*]:size-full [&_img]:size-full [&_img]:object-cover">
        {picture}
      </div>
      <div className="relative flex flex-1 flex-col gap-3 p-5 sm:px-6 sm:py-5.5">
        {tag && (
          <p className="-top-5 absolute right-5 rounded-pill bg-sun px-4 py-2.5 font-display text-[0.9688rem] font-extrabold leading-none text-atlantic ring-4 ring-surface">
            {tag}
          </p>
        )}
        <Heading className={cx("text-h3 sm:text-[1.4375rem]", tag ? "pt-1" : null)}>{title}</Heading>
        {children}
        {action && <div className="mt-auto flex flex-wrap items-center gap-3 pt-2">{action}</div>}
      </div>
    </Card>
  );
}
