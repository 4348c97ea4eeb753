import { ExternalLink, MapPin } from "lucide-react";
import { buttonClass } from "#design/button.tsx";
import type { CompanyDetails } from "#features/content/contract.ts";
import { TourRoute } from "#features/content/tours/ui/tour-route.tsx";
import { BlockSection, headingId } from "#features/pages/ui/block-section.tsx";
import type { DrawnBlock } from "#features/pages/ui/drawn-block.tsx";
import type { BlockData } from "./block-data.ts";

type MapBlockProps = DrawnBlock<"map"> & Pick<BlockData, "routes"> & { company: CompanyDetails };

/** A tour’s route on streets as they lie, or where our office is. */
export function MapBlock({ id, values: { title, text, of, tours }, routes, company }: MapBlockProps) {
  const heading = { title, lead: text };
  if (of === "office")
    return (
      <BlockSection id={id} heading={heading}>
        <Office company={company} />
      </BlockSection>
    );
  const route = routes[tours[0] ?? ""];
  if (!route || route.stops.length === 0) return null;
  return <TourRoute id={headingId(id)} heading={heading} stops={route.stops} map={route.map} />;
}

function Office({ company: { name, street, city, region } }: { company: CompanyDetails }) {
  const address = [street, city, region.replace(/^the /, "")].filter((line) => line !== "");
  const query = new URLSearchParams({ query: [name, ...address].join(", ") });
  return (
    <div className="flex max-w-[40rem] flex-wrap items-center gap-5 rounded-lg bg-surface p-6 shadow-1 inset-ring inset-ring-line">
      <span
        aria-hidden="true"
        className="grid size-14 shrink-0 place-items-center rounded-md bg-info-soft text-info [&>svg]:size-6"
      >
        <MapPin />
      </span>
      <address className="grow not-italic">
        <span className="block font-bold font-display text-[1.1875rem]">{name}</span>
        {address.map((line) => (
          <span key={line} className="block text-ink-2">
            {line}
          </span>
        ))}
      </address>
      <a
        href={`https://www.openstreetmap.org/search?${query}`}
        target="_blank"
        rel="noopener"
        className={buttonClass({ variant: "outline" })}
      >
        Open in a map
        <ExternalLink aria-hidden="true" className="size-[18px]" />
      </a>
    </div>
  );
}
