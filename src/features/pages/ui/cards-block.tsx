import { cx } from "#design/class-names.ts";
import { Picture } from "#design/pictures/picture.tsx";
import { BlockLink } from "./block-link.tsx";
import { BlockSection } from "./block-section.tsx";
import type { DrawnBlock } from "./drawn-block.tsx";

/** Short texts side by side; the whole card is the target of its link. */
export function CardsBlock({ id, values: { cards, ...heading }, pictureOf }: DrawnBlock<"cards">) {
  return (
    <BlockSection id={id} heading={heading}>
      <ul className={cx("grid gap-5 @2xl:grid-cols-2 @2xl:gap-6", cards.length !== 2 && "@5xl:grid-cols-3")}>
        {cards.map((card, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two cards may say the same
          <li key={`${at} ${card.title}`} className="grid">
            <Card card={card} pictureOf={pictureOf} />
          </li>
        ))}
      </ul>
    </BlockSection>
  );
}

type CardProps = Pick<DrawnBlock<"cards">, "pictureOf"> & { card: DrawnBlock<"cards">["values"]["cards"][number] };

function Card({ card: { title, text, picture, to }, pictureOf }: CardProps) {
  const file = pictureOf(picture);
  return (
    <article className="art-zoom relative flex flex-col overflow-hidden rounded-lg bg-surface shadow-1 inset-ring inset-ring-line has-[a]:transition-shadow has-[a]:duration-(--d-2) has-[a]:hover:shadow-2">
      {file && (
        <Picture image={file} sizes="(min-width: 1280px) 400px, (min-width: 700px) 46vw, 92vw" className="aspect-3/2" />
      )}
      <div className="flex grow flex-col p-5 sm:p-6">
        <h3 className="text-h3">{title}</h3>
        {text && <p className="mt-2.5 whitespace-pre-line text-ink-2">{text}</p>}
        <p className="mt-auto pt-4 empty:hidden">
          <BlockLink
            link={to}
            className="font-bold text-link no-underline after:absolute after:inset-0 after:rounded-lg hover:underline"
          />
        </p>
      </div>
    </article>
  );
}
