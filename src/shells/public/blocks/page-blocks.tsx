import { type ReactNode, useMemo } from "react";
import { buttonClass } from "#design/button.tsx";
import type { Block } from "#domain/page/blocks.ts";
import type { CompanyDetails } from "#features/content/contract.ts";
import { FleetSection } from "#features/content/home/ui/fleet-section.tsx";
import { SurchargeSection } from "#features/content/services/ui/surcharge-section.tsx";
import { TourPrint } from "#features/content/tours/ui/tour-print.tsx";
import { CtaBand } from "#features/content/ui/cta-band.tsx";
import type { ShownPictures } from "#features/pages/contract.ts";
import { BlockLink } from "#features/pages/ui/block-link.tsx";
import { BlockSection, headingId } from "#features/pages/ui/block-section.tsx";
import { BlocksView, type HandedDrawings } from "#features/pages/ui/blocks-view.tsx";
import type { DrawnBlock } from "#features/pages/ui/drawn-block.tsx";
import { ReviewList } from "#features/reviews/ui/review-list.tsx";
import type { BlockData } from "./block-data.ts";
import { FormBlock } from "./form-block.tsx";
import { MapBlock } from "./map-block.tsx";
import { OpeningBlock } from "./opening-block.tsx";

type PageBlocksProps = {
  blocks: readonly Block[];
  pictures: ShownPictures;
  data: BlockData;
  company: CompanyDetails;
  /** Put around each block, such as the frame of an editor. */
  around?: (block: Block, drawn: ReactNode) => ReactNode;
};

/** The blocks of a page with today’s records in them, as visitors see them. */
export function PageBlocks({ data, company, ...rest }: PageBlocksProps) {
  const drawings = useMemo(() => drawingsOf(data, company), [data, company]);
  return <BlocksView drawings={drawings} {...rest} />;
}

const drawingsOf = (data: BlockData, company: CompanyDetails): HandedDrawings => ({
  hero: OpeningBlock,
  form: FormBlock,
  call: CallBlock,
  surcharges: SurchargesBlock,
  map: (block) => <MapBlock {...block} routes={data.routes} company={company} />,
  tours: (block) => <ToursBlock {...block} tours={data.tours} />,
  fleet: ({ id, values }) =>
    data.fleet.length > 0 && <FleetSection id={headingId(id)} words={values} types={data.fleet} />,
  reviews: ({ id, values: { most, ...heading } }) =>
    data.reviews !== null &&
    data.reviews.count > 0 && (
      <BlockSection id={id} heading={heading} className="bg-surface-2">
        <ReviewList reviews={data.reviews.reviews.slice(0, most)} />
      </BlockSection>
    ),
});

/** Those that were chosen, in that order, or all; one that is off sale today is left out. */
function ToursBlock({ id, values, tours }: DrawnBlock<"tours"> & Pick<BlockData, "tours">) {
  const { tours: chosen, most, ...heading } = values;
  const found =
    chosen.length === 0 ? tours : chosen.flatMap((slug) => tours.find(({ tour }) => tour.id === slug) ?? []);
  if (found.length === 0) return null;
  return (
    <BlockSection id={id} heading={heading} className="scheme-dark bg-atlantic text-on-dark [&_.kicker]:text-sun">
      <ul className="grid gap-5 @2xl:grid-cols-2 @4xl:grid-cols-3 @4xl:gap-8">
        {found.slice(0, most).map(({ tour, picture }) => (
          <li key={tour.id} className="grid">
            <TourPrint tour={tour} picture={picture} />
          </li>
        ))}
      </ul>
    </BlockSection>
  );
}

const CallBlock = ({ id, values: { title, text, action, second } }: DrawnBlock<"call">) => (
  <div className="pt-(--section)">
    <CtaBand id={headingId(id)} title={title} text={text}>
      <BlockLink link={action} className={buttonClass({ size: "lg" })} />
      <BlockLink link={second} className={buttonClass({ variant: "ghost", size: "lg" })} />
    </CtaBand>
  </div>
);

const columns = { name: "Surcharge", adds: "Adds", applies: "For" };

const SurchargesBlock = ({ id, values }: DrawnBlock<"surcharges">) => (
  <div className="pt-(--section)">
    <SurchargeSection id={headingId(id)} words={{ ...values, columns }} />
  </div>
);
