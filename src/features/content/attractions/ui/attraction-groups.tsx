import { cx } from "#design/class-names.ts";
import type { AttractionsView } from "../../words/page-shapes.ts";
import { AttractionCard } from "./attraction-card.tsx";

type Group = AttractionsView["groups"][number];

/** Places by region: the region's text stays in view while its cards scroll. */
export function AttractionGroups({ groups }: { groups: readonly Group[] }) {
  return groups.map((group, index) => <AttractionGroup key={group.name} group={group} isShaded={index % 2 === 1} />);
}

function AttractionGroup({ group: { name, text, places }, isShaded }: { group: Group; isShaded: boolean }) {
  const id = groupAnchor(name);
  return (
    <section aria-labelledby={id} className={cx("section", isShaded && "bg-surface-2")}>
      <div className="wrap grid gap-7 lg:grid-cols-[19rem_1fr] lg:gap-12">
        <header className="lg:sticky lg:top-28 lg:self-start">
          <p className="kicker">{places.length} places</p>
          <h2 id={id} className="mt-3.5 scroll-mt-28 text-h2 tracking-[-0.012em]">
            {name}
          </h2>
          <p className="mt-3.5 max-w-[36em] text-ink-2 text-lead">{text}</p>
        </header>
        <ul className="grid gap-4 sm:grid-cols-2 sm:gap-6">
          {places.map((place, index) => {
            const isWide = index === 0 && places.length % 2 === 1;
            return (
              <li key={place.slug} className={isWide ? "sm:col-span-2" : undefined}>
                <AttractionCard place={place} isWide={isWide} />
              </li>
            );
          })}
        </ul>
      </div>
    </section>
  );
}

/** Chips that jump to a region. */
export function AttractionGroupLinks({ groups }: { groups: readonly Group[] }) {
  return (
    <nav aria-label="Regions" className="mt-7">
      <ul className="flex flex-wrap gap-2.5">
        {groups.map(({ name, places }) => (
          <li key={name}>
            <a
              href={`#${groupAnchor(name)}`}
              className="inline-flex min-h-11 items-center gap-2 rounded-pill bg-atlantic/55 px-4 font-semibold text-on-dark text-sm no-underline inset-ring inset-ring-on-dark/35 transition duration-(--d-2) hover:bg-atlantic/80"
            >
              {name}
              <span className="text-sun">{places.length}</span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

const groupAnchor = (name: string) => name.toLowerCase().replace(/[^a-z]+/g, "-");
