import { Check, Clock, MapPin, Users } from "lucide-react";
import type { ReactNode } from "react";
import { Picture, type PictureFile } from "#design/pictures/picture.tsx";
import { type Href, SiteLink } from "#platform/browser/link.tsx";
import { type Arrival, StepHeading } from "./step-heading.tsx";

/** A page’s texts about the offer that it books. */
export type OpeningTexts = {
  readonly title: string;
  readonly lead: string;
  readonly points: readonly string[];
  readonly priceText: string;
  /** The basis of that price; empty if every price is a quote. */
  readonly priceBasis: string;
  readonly duration: string;
  readonly group: string;
  readonly where: string;
  readonly detailPage: Href;
};

type OpeningProps = { words: OpeningTexts; picture: PictureFile | undefined; arrival: Arrival };

/** The first step with the service already chosen: a description, and links to continue or choose another. */
export function OpeningStep({ words, picture, arrival }: OpeningProps) {
  return (
    <>
      <StepHeading title={words.title} text={words.lead} arrival={arrival} />
      {picture && <Picture image={picture} alt="" sizes="100vw" className="mb-5 aspect-[2/1] rounded-lg lg:hidden" />}
      <ul className="flex flex-wrap gap-x-6 gap-y-2.5 border-line border-y py-3.5">
        <Fact icon={<Clock />}>{words.duration}</Fact>
        <Fact icon={<Users />}>{words.group}</Fact>
        <Fact icon={<MapPin />}>{words.where}</Fact>
      </ul>
      <p className="mt-5 font-display font-extrabold text-[1.75rem] leading-none lg:hidden">{words.priceText}</p>
      {words.priceBasis && <p className="mt-1.5 text-ink-2 text-sm lg:hidden">{words.priceBasis}</p>}
      <ul className="mt-5 grid gap-2.5 sm:grid-cols-2">
        {words.points.map((point) => (
          <li key={point} className="flex items-start gap-2.5">
            <Check aria-hidden="true" strokeWidth={2.8} className="mt-1 size-4 shrink-0 text-ok" />
            {point}
          </li>
        ))}
      </ul>
      <p className="mt-6 flex flex-wrap gap-x-6">
        <Way to={words.detailPage}>Read more</Way>
        <Way to="/booking">Choose another service</Way>
      </p>
    </>
  );
}

const Fact = ({ icon, children }: { icon: ReactNode; children: ReactNode }) => (
  <li className="flex items-center gap-2 font-semibold text-[0.9375rem] [&>svg]:size-[18px] [&>svg]:text-link">
    {icon}
    {children}
  </li>
);

const Way = ({ to, children }: { to: Href; children: ReactNode }) => (
  <SiteLink to={to} className="inline-flex min-h-11 items-center font-semibold text-link">
    {children}
  </SiteLink>
);
