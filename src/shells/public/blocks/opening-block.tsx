import { buttonClass } from "#design/button.tsx";
import { heroPrimary, PageHero } from "#features/content/ui/page-hero.tsx";
import { BlockLink } from "#features/pages/ui/block-link.tsx";
import type { DrawnBlock } from "#features/pages/ui/drawn-block.tsx";

/** A page’s title: over its picture, or on plain ground without one. */
export function OpeningBlock({ id, values, pictureOf }: DrawnBlock<"hero">) {
  const { kicker, title, lead, picture, action, second } = values;
  const file = pictureOf(picture);
  if (!file) return <PlainOpening id={id} values={values} pictureOf={pictureOf} />;
  return (
    <PageHero
      picture={file}
      kicker={kicker}
      title={title}
      lead={lead}
      actions={
        (action || second) && (
          <>
            <BlockLink link={action} className={buttonClass({ size: "lg", className: heroPrimary })} />
            <BlockLink link={second} className={buttonClass({ variant: "ghost", size: "lg" })} />
          </>
        )
      }
    />
  );
}

function PlainOpening({ values: { kicker, title, lead, action, second } }: DrawnBlock<"hero">) {
  return (
    <section aria-labelledby="page-title" className="bg-surface-2">
      <div className="wrap pt-[clamp(2.5rem,5vw,4.5rem)] pb-[clamp(2.25rem,4vw,3.5rem)]">
        {kicker && <p className="kicker mb-3">{kicker}</p>}
        <h1
          id="page-title"
          className="max-w-[18em] text-[clamp(2.25rem,1.6rem+2.6vw,3.5rem)] leading-[1.04] tracking-[-0.02em]"
        >
          {title}
        </h1>
        {lead && <p className="mt-4 max-w-[36em] text-ink-2 text-lead">{lead}</p>}
        <div className="mt-6 flex flex-wrap gap-3 empty:hidden max-[479px]:[&>*]:grow">
          <BlockLink link={action} className={buttonClass({ size: "lg" })} />
          <BlockLink link={second} className={buttonClass({ variant: "outline", size: "lg" })} />
        </div>
      </div>
    </section>
  );
}
