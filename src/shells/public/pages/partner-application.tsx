import { ApplicationStatusPage } from "#features/partners/application/ui/application-status-page.tsx";
import { PageMeta } from "../site-meta.tsx";

/** The link in an email holds everything; there is nothing to read before the script has run. */
export const wakesAtOnce = true;

export default function PartnerApplicationStatusPage() {
  return (
    <div className="wrap py-10 lg:py-16">
      <PageMeta
        title="Your application | {company}"
        description="The status of your application to work with {company}."
        path="/partner-application"
        noindex
      />
      <ApplicationStatusPage />
    </div>
  );
}
