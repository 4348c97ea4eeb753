import { type LucideIcon, Mountain, Route, UsersRound, Waves } from "lucide-react";
import { useId } from "react";
import { SectionHeading } from "#design/section-heading.tsx";
import { useTours } from "../../ui/figures.tsx";
import type { toursPage } from "../../words/pages/tours-page.ts";
import { tourSummary } from "../../words/tours-summary.ts";

type Words = (typeof toursPage)["categories"];
type Category = Words["items"][number];

const looks: Record<Category["icon"], { Icon: LucideIcon; colour: string }> = {
  mountain: { Icon: Mountain, colour: "bg-violet-soft text-violet" },
  waves: { Icon: Waves, colour: "bg-info-soft text-info" },
  people: { Icon: UsersRound, colour: "bg-primary-soft text-primary-text" },
  road: { Icon: Route, colour: "bg-ok-soft text-ok" },
};

/** The ways to choose; each leads down to the cards of its tours. */
export function TourCategories({ words }: { words: Words }) {
  const onSale = useTours();
  const items = words.items.filter(({ tours }) => onSale.some(({ slug }) => tours.includes(slug)));
  return (
    <section aria-labelledby="categories" className="section wrap">
      <SectionHeading id="categories" kicker={words.kicker} title={words.title} lead={words.lead} />
      <ul className="grid gap-5 sm:grid-cols-2 xl:grid-cols-4 xl:gap-6">
        {items.map((category) => (
          <li key={category.name} className="grid">
            <CategoryCard category={category} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function CategoryCard({ category }: { category: Category }) {
  const headingId = useId();
  const { Icon, colour } = looks[category.icon];
  const tours = useTours()
    .map(tourSummary)
    .filter(({ id }) => category.tours.includes(id));
  return (
    <article aria-labelledby={headingId} className="flex flex-col rounded-lg bg-surface p-6 shadow-1">
      <div className="flex items-center justify-between gap-3">
        <span className={`grid size-13 place-items-center rounded-md ${colour}`}>
          <Icon aria-hidden="true" className="size-6" />
        </span>
        <p className="rounded-pill bg-surface-2 px-3 py-1 font-bold text-ink-2 text-sm">
          {tours.length === 1 ? "1 tour" : `${tours.length} tours`}
        </p>
      </div>
      <h3 id={headingId} className="mt-4.5 text-h3">
        {category.name}
      </h3>
      <p className="mt-2 mb-4 text-ink-2">{category.description}</p>
      <ul className="-mb-2 mt-auto border-line border-t pt-2">
        {tours.map(({ id, title }) => (
          <li key={id}>
            <a
              href={`#${id}`}
              className="inline-flex min-h-9 items-center rounded-xs font-semibold text-link no-underline hover:underline pointer-coarse:min-h-11"
            >
              {title}
            </a>
          </li>
        ))}
      </ul>
    </article>
  );
}
