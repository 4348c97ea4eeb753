import { useState } from "react";
import type { PictureFile } from "#design/pictures/picture.tsx";
import type { ApplicationKind } from "#domain/partner/application-lifecycle.ts";
import type { ApplicationPage as Words } from "#features/content/words/pages/application-pages.ts";
import { ApplicationForm } from "./application-form.tsx";
import { ApplicationOpening } from "./application-opening.tsx";
import { ApplicationSentCard } from "./application-sent-card.tsx";
import type { Arrived } from "./use-application-sender.ts";

type ApplicationPageProps = { kind: ApplicationKind; words: Words; picture: PictureFile };

/** A whole application: the opening, the form, and the thanks once it has arrived. */
export function ApplicationPage({ kind, words, picture }: ApplicationPageProps) {
  const [arrived, setArrived] = useState<Arrived>();
  return (
    <div className="grid gap-8 lg:gap-12">
      <ApplicationOpening words={words} picture={picture} />
      {arrived ? (
        <ApplicationSentCard arrived={arrived} next={words.next} />
      ) : (
        <ApplicationForm kind={kind} onSent={setArrived} />
      )}
    </div>
  );
}
