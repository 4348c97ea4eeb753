import { useNavigate } from "react-router";
import { useFigured, useServices } from "#features/content/ui/figures.tsx";
import { FreeQuoteForm } from "#features/crm/contact/ui/free-quote-form.tsx";
import { messages } from "#features/crm/contact/ui/messages.ts";
import { QuickMessageForm } from "#features/crm/contact/ui/quick-message-form.tsx";
import { BlockSection } from "#features/pages/ui/block-section.tsx";
import type { DrawnBlock } from "#features/pages/ui/drawn-block.tsx";
import type { Href } from "#platform/browser/link.tsx";

const afterQuote: Href = "/thank-you-quote";

/** The forms of the built-in pages: what is sent here is an enquiry like any other. */
export function FormBlock({ id, values: { form, ...heading } }: DrawnBlock<"form">) {
  const services = useServices();
  const navigate = useNavigate();
  const sent = useFigured<typeof messages.sent>(messages.sent);
  return (
    <BlockSection id={id} heading={heading}>
      <div className="max-w-[46rem] rounded-xl bg-surface p-5 shadow-2 sm:p-8">
        {form === "quote" ? (
          <FreeQuoteForm services={services} onSent={() => navigate(afterQuote)} />
        ) : (
          <QuickMessageForm sent={sent} />
        )}
      </div>
    </BlockSection>
  );
}
