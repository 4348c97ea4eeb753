import { type ReactNode, useId } from "react";
import { cx } from "../class-names.ts";

type PosterCardProps = {
  title: ReactNode;
  /** Short facts in one row, each with its icon. */
  meta?: readonly { icon?: ReactNode; text: ReactNode }[];
  /** The dark pill over the picture. */
  tag?: ReactNode;
  price?: ReactNode;
  /** The thing the price is for. */
  priceNote?: ReactNode;
  action?: ReactNode;
  as?: "h2" | "h3";
  className?: string;
  /** The picture, filling a 4:5 frame. */
  children: ReactNode;
};

/** A framed print. It stays cream in the dark theme, as paper does, so it has its own colour scheme. */
export function PosterCard({
  title,
  meta,
  tag,
  price,
  priceNote,
  action,
  as: Heading = "h3",
  className,
  children,
}: PosterCardProps) {
  const headingId = useId();
  return (
    <article
      aria-labelledby={headingId}
      className={cx(
        "art-zoom scheme-light relative flex flex-col rounded-md bg-on-dark px-[11px] pt-[11px] text-ink shadow-[0_24px_50px_-20px_rgb(0_0_0/0.55)]",
        "transition-transform duration-(--d-3) ease-out hover:-translate-y-1.5 hover:-rotate-[0.4deg] motion-reduce:transform-none",
        className,
      )}
    >
      <div className="aspect-[4/5] overflow-hidden rounded-xs [&>*]:size-full [&_img]:size-full [&_img]:object-cover">
        {children}
      </div>
      {tag && (
        <p className="absolute top-[22px] left-[22px] inline-flex items-center gap-1.5 rounded-pill bg-atlantic px-3 py-1.5 text-xs font-bold text-on-dark [&>svg]:size-3.5">
          {tag}
        </p>
      )}
      <Heading
        id={headingId}
        className="px-1 pt-4 pb-2 text-center text-[1.4375rem] font-extrabold uppercase leading-none tracking-[0.045em] sm:text-2xl"
      >
        {title}
      </Heading>
      {meta && (
        <ul className="flex flex-wrap justify-center gap-x-3.5 gap-y-1 text-sm font-semibold text-ink-2">
          {meta.map((fact, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the facts of a print never change places
            <li key={index} className="inline-flex items-center gap-1.5 whitespace-nowrap [&>svg]:size-[15px]">
              {fact.icon}
              {fact.text}
            </li>
          ))}
        </ul>
      )}
      {(price || action) && (
        <div className="mt-auto pt-3.5">
          <footer className="-mx-[11px] flex flex-wrap items-center justify-between gap-x-4 gap-y-1 border-sand border-t-[1.5px] border-dashed px-[18px] py-[13px]">
            {price && (
              <div>
                <p className="font-display text-[1.1875rem] font-extrabold leading-none">{price}</p>
                {priceNote && <p className="mt-1 text-ink-2 text-xs leading-tight">{priceNote}</p>}
              </div>
            )}
            {action && <div className="text-[0.9688rem] font-bold">{action}</div>}
          </footer>
        </div>
      )}
    </article>
  );
}

/** The look of the link on the ticket edge. */
export const posterLinkClass =
  "inline-flex items-center gap-1.5 text-primary-text no-underline hover:underline [&>svg]:size-[17px] [&>svg]:transition-transform hover:[&>svg]:translate-x-1";
