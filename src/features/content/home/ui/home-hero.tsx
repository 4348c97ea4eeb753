import { ArrowRight } from "lucide-react";
import type { ReactNode } from "react";
import { buttonClass } from "#design/button.tsx";
import { ArtDirected, PreloadArtDirected } from "#design/pictures/picture.tsx";
import { VanOnRoad } from "#design/pictures/van.tsx";
import { Stars } from "#design/stars.tsx";
import { SiteLink } from "#platform/browser/link.tsx";
import { heroPicture, heroTallPicture } from "../../words/pictures.gen.ts";

type HomeHeroProps = {
  words: { proof: string; shortProof: string; title: string; lead: string };
  /** The bar that is on the lower edge of the picture. */
  children: ReactNode;
};

const drawings = { wide: heroPicture, tall: heroTallPicture };

/**
 * The opening picture. On wide screens it fills the section and the words stand in its quiet sky; on phones the words
 * come first and the drawing grows out of their ground. `data-under-header` tells the header to lie on it. Above the
 * next band (z-1), into which the bar reaches as far as the screen shows it: at 1366 by 768 it stays above the fold.
 */
export function HomeHero({ words, children }: HomeHeroProps) {
  return (
    <section
      aria-labelledby="hero"
      data-under-header=""
      className="-mt-(--header) relative isolate z-1 flex flex-col bg-[#0c2f52] pt-(--header) text-on-dark [--focus:var(--c-sun)] min-[720.02px]:min-h-[min(max(860px,50vw),max(100svh,760px))]"
    >
      <PreloadArtDirected {...drawings} />
      <div className="wrap pt-5 min-[720.02px]:pt-[clamp(8px,1.6vw,24px)]">
        <Copy words={words} />
      </div>
      <div className="-mt-[46vw] -z-10 relative aspect-3/4 w-full min-[720.02px]:absolute min-[720.02px]:inset-0 min-[720.02px]:mt-0 min-[720.02px]:aspect-auto">
        <ArtDirected {...drawings} alt="" priority className="absolute! inset-0" />
        <Scrim />
        <VanOnRoad />
      </div>
      <div className="wrap -mt-[11vw] -mb-10 relative min-[720.02px]:mt-auto min-[720.02px]:mb-0 min-[720.02px]:translate-y-48 min-[720.02px]:pt-8 xl:translate-y-[clamp(-1rem,100svh_-_min(max(860px,50vw),max(100svh,760px))_-_0.5rem,4rem)]">
        {children}
      </div>
    </section>
  );
}

function Copy({ words }: Pick<HomeHeroProps, "words">) {
  return (
    <div className="max-w-[37.5rem]">
      {words.proof && (
        <p className="mb-3.5 inline-flex items-center gap-2.5 rounded-pill bg-[rgb(8_30_52/0.55)] py-2 pr-4 pl-3 font-semibold text-xs leading-tight min-[720.02px]:mb-5.5 min-[720.02px]:text-sm">
          <span aria-hidden="true" className="contents">
            <Stars value={5} className="text-[0.9375rem]" />
          </span>
          <span className="min-[480px]:hidden">{words.shortProof}</span>
          <span className="max-[479px]:hidden">{words.proof}</span>
        </p>
      )}
      <h1
        id="hero"
        className="max-w-[8.4em] text-[clamp(2.75rem,1.4rem+4.4vw,4.9rem)] leading-[0.98] tracking-[-0.022em] max-[720px]:text-[clamp(2.6rem,12.5vw,3.25rem)]"
      >
        {words.title}
      </h1>
      <p className="mt-4 max-w-[24em] text-[#f2f6f4] xl:max-w-[27em] text-lead leading-normal min-[720.02px]:mt-5">
        {words.lead}
      </p>
      <div className="mt-5 flex flex-wrap gap-2.5 max-[720px]:[&>*]:min-h-13 max-[720px]:[&>*]:grow max-[720px]:[&>*]:px-4 min-[720.02px]:mt-7 min-[720.02px]:gap-3">
        <SiteLink
          to="/booking"
          className={buttonClass({ size: "lg", className: "scheme-light max-[720px]:basis-full" })}
        >
          Book Transfer
          <ArrowRight aria-hidden="true" strokeWidth={2.2} className="size-[19px]" />
        </SiteLink>
        <SiteLink to="/free-quote" className={buttonClass({ variant: "paper", size: "lg" })}>
          Free Quote
        </SiteLink>
        <SiteLink to="/tours" className={buttonClass({ variant: "ghost", size: "lg" })}>
          Explore Tours
        </SiteLink>
      </div>
    </div>
  );
}

/** Keeps the text readable: a shade from left and top on wide screens, a seamless upper edge on phones. */
function Scrim() {
  return (
    <>
      <div className="absolute inset-0 bg-linear-to-b from-0% from-[#0c2f52] to-18% to-transparent min-[720.02px]:hidden" />
      <div
        className="absolute inset-0 hidden [--edge:max(var(--gutter),calc(50vw-var(--wrap)/2))] min-[720.02px]:block"
        style={{
          maskImage: "linear-gradient(#000 52%, transparent 74%)",
          backgroundImage: [
            "linear-gradient(90deg, rgb(8 34 60 / 0.66) 0, rgb(8 34 60 / 0.54) calc(var(--edge) + 330px), rgb(8 34 60 / 0.28) calc(var(--edge) + 560px), transparent calc(var(--edge) + 800px))",
            "linear-gradient(180deg, rgb(8 28 50 / 0.45) 0, transparent 18%)",
          ].join(", "),
        }}
      />
    </>
  );
}
