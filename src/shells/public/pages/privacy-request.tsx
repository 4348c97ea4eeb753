import { GuestRequest } from "#features/privacy/requests/ui/guest-request-form.tsx";
import { SiteLink } from "#platform/browser/link.tsx";
import { PageMeta } from "../site-meta.tsx";

/** The link in our email says what is confirmed, and only a script can read it. */
export const wakesAtOnce = true;

export default function PrivacyRequestPage() {
  return (
    <div className="wrap grid gap-8 py-10 lg:grid-cols-2 lg:items-start lg:py-16">
      <PageMeta
        title="Ask about your personal data | {company}"
        description="See, correct or delete what we hold about you, without an account. We answer within 30 days, free of charge."
        path="/privacy-request"
      />
      <header className="grid gap-4">
        <p className="kicker">Your privacy</p>
        <h1 className="text-h1">Ask about your personal data</h1>
        <p className="text-ink-2 text-lead">
          You may see it, correct it, have it deleted or object to how we use it (POPIA). We’ll answer within 30 days,
          free of charge.
        </p>
        <p className="text-ink-2">
          With an account, you can download and delete your data yourself. Our{" "}
          <SiteLink to="/legal/privacy" className="text-link underline">
            privacy notice
          </SiteLink>{" "}
          says what we hold and why.
        </p>
      </header>
      <GuestRequest />
    </div>
  );
}
