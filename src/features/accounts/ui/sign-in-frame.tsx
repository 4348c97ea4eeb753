import { CircleCheck } from "lucide-react";
import type { ReactNode } from "react";
import { Picture, type PictureFile } from "#design/pictures/picture.tsx";

export type SignInTexts = {
  readonly kicker: string;
  readonly title: string;
  readonly lead: string;
  /** The next page after signing in. */
  readonly points: readonly string[];
};

type SignInFrameProps = { words: SignInTexts; picture?: PictureFile; children: ReactNode };

/** A sign-in page: its purpose on one side, the form on the other. */
export function SignInFrame({ words, picture, children }: SignInFrameProps) {
  const { kicker, title, lead, points } = words;
  return (
    <div className="mx-auto grid w-full max-w-[68rem] items-center gap-x-16 gap-y-8 lg:grid-cols-[1fr_minmax(0,28rem)]">
      <div className="min-w-0">
        <p className="kicker">{kicker}</p>
        <h1 className="mt-3 text-h1 tracking-[-0.02em]">{title}</h1>
        <p className="mt-4 max-w-[34em] text-ink-2 text-lead">{lead}</p>
        <ul className="mt-6 grid gap-2.5 max-lg:hidden">
          {points.map((point) => (
            <li key={point} className="flex items-start gap-3">
              <CircleCheck aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-ok" />
              {point}
            </li>
          ))}
        </ul>
        {picture && (
          <Picture image={picture} alt="" sizes="560px" className="mt-8 aspect-16/9 rounded-xl max-lg:hidden" />
        )}
      </div>
      <section aria-label={title} className="rounded-xl bg-surface p-5 shadow-2 inset-ring inset-ring-line sm:p-8">
        {children}
      </section>
    </div>
  );
}
