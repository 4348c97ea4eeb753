import type { ReactNode } from "react";

type CtaBandProps = {
  id?: string;
  title: string;
  text?: string;
  /** Links: the first primary, the second `buttonClass({ variant: "ghost", size: "lg" })`. */
  children: ReactNode;
};

/** The last word of a page: one question, one or two buttons, a road below them. */
export function CtaBand({ id = "next-step", title, text, children }: CtaBandProps) {
  return (
    <section aria-labelledby={id} className="wrap pb-(--section)">
      <div className="scheme-dark relative isolate overflow-hidden rounded-xl bg-bay px-6 pt-10 pb-28 text-center text-on-dark [--focus:var(--c-sun)] sm:px-10 md:pt-14 md:pb-36">
        <h2 id={id} className="mx-auto max-w-[18em] text-h2 tracking-[-0.012em]">
          {title}
        </h2>
        {text && <p className="mx-auto mt-3.5 max-w-[36em] text-balance text-lead text-on-dark">{text}</p>}
        <div className="mt-7 flex flex-wrap justify-center gap-3 max-[479px]:[&>*]:w-full">{children}</div>
        <Road />
      </div>
    </section>
  );
}

/** A road over two low hills; the footer's mountain is near enough not to be drawn twice. */
function Road() {
  return (
    <svg
      viewBox="0 0 1240 150"
      preserveAspectRatio="xMidYMax slice"
      aria-hidden="true"
      fill="none"
      className="-z-10 absolute inset-x-0 bottom-0 h-28 w-full md:h-36"
    >
      <circle cx="1010" cy="82" r="36" className="fill-sun" />
      <path d="M0 96C190 30 420 40 640 92S1060 120 1240 56V150H0z" className="fill-lagoon" />
      <path d="M0 128C220 150 420 70 660 90S1080 152 1240 104V150H0z" className="fill-forest" />
      <path d="M-20 146C230 150 430 96 660 112S1080 168 1260 128" strokeWidth="26" className="stroke-atlantic" />
      <path
        d="M-20 146C230 150 430 96 660 112S1080 168 1260 128"
        strokeWidth="2.5"
        strokeDasharray="18 16"
        className="stroke-sun"
      />
    </svg>
  );
}
