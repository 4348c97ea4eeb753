import { ArrowRight, CircleCheck } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { buttonClass } from "#design/button.tsx";
import { CopyButton } from "#design/copy-button.tsx";
import type { PictureFile } from "#design/pictures/picture.tsx";
import { Timeline } from "#design/timeline.tsx";
import type { ApplicationKind } from "#domain/partner/application-lifecycle.ts";
import type { ApplicationPage as Words } from "#features/content/words/pages/application-pages.ts";
import { type Href, SiteLink } from "#platform/browser/link.tsx";
import { ApplicationForm } from "./application-form.tsx";
import { ApplicationOpening } from "./application-opening.tsx";
import type { Arrived } from "./use-application-sender.ts";
import { type FleetClass, FleetClasses } from "./use-fleet-classes.ts";

type ApplicationPageProps = {
  kind: ApplicationKind;
  words: Words;
  picture: PictureFile;
  classes: readonly FleetClass[];
};

/** A whole application: the introduction, the form, and a thank-you once it was sent. */
export function ApplicationPage({ kind, words, picture, classes }: ApplicationPageProps) {
  const [arrived, setArrived] = useState<Arrived>();
  return (
    <div className="grid gap-8 lg:gap-12">
      <ApplicationOpening words={words} picture={picture} />
      {arrived ? (
        <ApplicationSentCard arrived={arrived} next={words.next} />
      ) : (
        <FleetClasses value={classes}>
          <ApplicationForm kind={kind} onSent={setArrived} />
        </FleetClasses>
      )}
    </div>
  );
}

type Step = { readonly title: string; readonly text: string };
type ApplicationSentProps = { arrived: Arrived; next: readonly Step[] };

const statusPage = ({ reference, code }: Pick<Arrived, "reference" | "code">): Href =>
  `/partner-application?${new URLSearchParams({ reference, code })}`;

/** After an application: its reference, a link to it, and the next steps. */
function ApplicationSentCard({ arrived, next }: ApplicationSentProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    window.scrollTo({ top: 0 });
    heading.current?.focus({ preventScroll: true });
  }, []);
  return (
    <div className="grid gap-x-14 gap-y-10 rounded-xl bg-surface p-6 shadow-1 inset-ring inset-ring-line sm:p-10 lg:grid-cols-2">
      <div>
        <CircleCheck aria-hidden="true" className="size-12 text-ok" />
        <h2 ref={heading} tabIndex={-1} className="mt-4 text-h2 outline-none">
          Thank you. We have your application.
        </h2>
        <p className="mt-3 text-ink-2 text-lead">
          We’ve emailed <strong className="break-words text-ink">{arrived.email}</strong> a link that shows its status
          at any time.
        </p>
        <div className="mt-6 flex flex-wrap items-center gap-x-4 gap-y-3 rounded-lg bg-surface-2 px-5 py-4">
          <p>
            <span className="block text-ink-2 text-sm">Your reference</span>
            <strong className="font-display text-2xl tracking-wide">{arrived.reference}</strong>
          </p>
          <CopyButton text={arrived.reference} label="Copy" className="ms-auto" />
        </div>
        <SiteLink to={statusPage(arrived)} className={buttonClass({ size: "lg", className: "mt-6" })}>
          Check status
          <ArrowRight aria-hidden="true" className="size-[18px]" />
        </SiteLink>
      </div>
      <div>
        <h3 className="mb-5 text-h3">What happens next</h3>
        <Timeline
          label="What happens next"
          events={next.map(({ title, text }, at) => ({
            id: title,
            time: "",
            title,
            text,
            tone: at === 0 ? "info" : "neutral",
          }))}
        />
      </div>
    </div>
  );
}
