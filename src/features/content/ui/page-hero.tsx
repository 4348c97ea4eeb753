import type { ReactNode } from "react";
import { Picture, type PictureFile, PreloadPicture } from "#design/pictures/picture.tsx";
import { Breadcrumbs, type Crumb } from "./breadcrumbs.tsx";

type PageHeroProps = {
  picture: PictureFile;
  title: string;
  kicker?: string;
  lead?: string;
  /** The way here, shown above the title. */
  trail?: readonly Crumb[];
  /** Links with `buttonClass({ size: "lg" })`: the first primary with `heroPrimary`, others "paper" or "ghost". */
  actions?: ReactNode;
  /** Badges or a price below the words. */
  children?: ReactNode;
};

const sizes = "(min-width: 1024px) 78vw, 100vw";

/** Keeps a primary button red, which the hero’s dark scheme would turn pale. */
export const heroPrimary = "scheme-light";

/**
 * How an inner page opens: the header lies on the picture (`data-under-header`; the address must be known to
 * use-over-picture.ts, too). Wide screens read the words in the shade at its left, with
 * the picture pushed to the right so that its subject stays free; others read them below it.
 */
export function PageHero({ picture, title, kicker, lead, trail, actions, children }: PageHeroProps) {
  return (
    <section
      aria-labelledby="page-title"
      data-under-header=""
      className="-mt-(--header) scheme-dark relative isolate flex flex-col overflow-hidden bg-atlantic text-on-dark [--focus:var(--c-sun)] lg:min-h-[clamp(33rem,42vw,42rem)] lg:justify-end lg:pt-(--header)"
    >
      <PreloadPicture image={picture} sizes={sizes} />
      <div className="-z-10 relative h-[calc(var(--header)+min(50vw,20rem))] lg:absolute lg:inset-0 lg:h-auto">
        <Picture image={picture} alt="" sizes={sizes} priority className="absolute! inset-0 lg:left-[22%]" />
        <Shade />
      </div>
      <div className="wrap relative pb-10 max-lg:-mt-6 lg:pt-10 lg:pb-[clamp(2.5rem,4.5vw,4.5rem)]">
        {trail && <Breadcrumbs trail={trail} className="mb-3 lg:mb-5" />}
        <div className="max-w-[38rem]">
          {kicker && <p className="kicker mb-3 text-sun!">{kicker}</p>}
          <h1 id="page-title" className="text-[clamp(2.375rem,1.6rem+3.1vw,4rem)] leading-[1.02] tracking-[-0.022em]">
            {title}
          </h1>
          {lead && <p className="mt-4 max-w-[27em] text-[#f2f6f4] text-lead">{lead}</p>}
          {actions && (
            <div className="mt-6 flex flex-wrap gap-3 max-[479px]:[&>*]:grow max-[479px]:[&>*]:px-4">{actions}</div>
          )}
        </div>
        {children}
      </div>
    </section>
  );
}

/** Keeps header and text readable on any picture. */
function Shade() {
  return (
    <>
      <div className="absolute inset-x-0 top-0 h-44 bg-linear-to-b from-[rgb(8_28_50/0.86)] via-[rgb(8_28_50/0.5)] to-transparent" />
      <div className="absolute inset-x-0 bottom-0 h-2/5 bg-linear-to-t from-atlantic to-transparent lg:hidden" />
      <div
        className="absolute inset-0 hidden [--edge:max(var(--gutter),calc(50vw-var(--wrap)/2))] lg:block"
        style={{
          backgroundImage:
            "linear-gradient(90deg, var(--c-atlantic) 22.1%, rgb(16 41 63 / 0.93) calc(var(--edge) + 24rem), rgb(16 41 63 / 0.8) calc(var(--edge) + 35rem), transparent calc(var(--edge) + 54rem))",
        }}
      />
    </>
  );
}
