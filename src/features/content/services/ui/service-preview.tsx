import { Picture } from "#design/pictures/picture.tsx";
import { ReadFailed } from "#design/read-failed.tsx";
import { SkeletonCard } from "#design/skeleton.tsx";
import type { ServiceForm } from "#features/catalogue/services/contract.ts";
import { termsContract } from "#features/selling/sale/terms-contract.ts";
import { useCall } from "#platform/browser/use-call.ts";
import { FiguresProvider, ServiceFigures, useFigured } from "../../ui/figures.tsx";
import { FleetCards } from "../../ui/fleet-cards.tsx";
import { figuresIn } from "../../words/figures.ts";
import type { ServiceView } from "../../words/page-shapes.ts";
import { servicePreviewContract } from "../contract.ts";
import { BenefitsSection } from "./benefits-section.tsx";
import { HowItWorks } from "./how-it-works.tsx";
import { ServiceGallery } from "./service-gallery.tsx";
import { ServiceStory } from "./service-story.tsx";

type ServicePreviewProps = { slug: string; service: ServiceForm };

/** The page of a service as visitors will read it: its words and prices of today, from what is typed. */
export function ServicePreview(draft: ServicePreviewProps) {
  const terms = useCall(termsContract.companyTerms, {}).data;
  const { data, error, refetch } = useCall(servicePreviewContract.previewService, draft);
  if (error) return <ReadFailed title="We couldn’t load the preview" error={error} onAgain={() => void refetch()} />;
  if (!data || !terms) return <SkeletonCard lines={10} />;
  return (
    <FiguresProvider value={figuresIn(terms)}>
      <ServiceFigures service={data.page.kind}>
        <Page written={data.page} />
      </ServiceFigures>
    </FiguresProvider>
  );
}

function Page({ written }: { written: ServiceView }) {
  const page = useFigured(written);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a keyboard scrolls it
    <section aria-label={`Page of ${page.title}`} tabIndex={0} className="-mx-6 overflow-hidden bg-bg sm:-mx-8">
      <Picture image={page.picture} alt="" sizes="(min-width: 64rem) 56rem, 100vw" className="aspect-[16/7] w-full" />
      <header className="wrap pt-8">
        <p className="font-semibold text-ink-2">{[page.priceText, page.priceBasis].filter(Boolean).join(" ")}</p>
        <h2 className="mt-2 text-h2">{page.title}</h2>
        <p className="mt-3 max-w-[42em] text-lead">{page.lead}</p>
      </header>
      <ServiceStory service={page} aside={<Offer page={page} />} />
      {page.benefits.length > 0 && <BenefitsSection benefits={page.benefits} />}
      {page.steps.length > 0 && <HowItWorks steps={page.steps} areas={page.areas} />}
      {page.gallery.length > 0 && <ServiceGallery pictures={page.gallery} />}
      <section aria-labelledby="preview-fleet" className="wrap pb-(--section)">
        <h3 id="preview-fleet" className="mb-5 text-h3">
          Your vehicle
        </h3>
        <FleetCards types={page.fleet} />
      </section>
      {page.questions.length > 0 && <Questions questions={page.questions} />}
    </section>
  );
}

const Offer = ({ page }: { page: ServiceView }) => (
  <div className="rounded-xl bg-surface p-6 shadow-2">
    <p className="font-extrabold text-h3">{page.priceText}</p>
    {page.priceBasis && <p className="mt-1 font-semibold text-sm">{page.priceBasis}</p>}
    <p className="mt-3 text-ink-2 text-sm">
      {page.capacityText} · {page.durationText}
    </p>
  </div>
);

const Questions = ({ questions }: Pick<ServiceView, "questions">) => (
  <section aria-labelledby="preview-questions" className="wrap pb-(--section)">
    <h3 id="preview-questions" className="mb-5 text-h3">
      Questions
    </h3>
    <dl className="grid max-w-[42em] gap-5">
      {questions.map(({ question, answer }) => (
        <div key={question}>
          <dt className="font-semibold">{question}</dt>
          <dd className="mt-1 text-ink-2">{answer}</dd>
        </div>
      ))}
    </dl>
  </section>
);
