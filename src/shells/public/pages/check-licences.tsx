import { CheckLicencesScreen } from "#features/documents/wallet/ui/check-licences-screen.tsx";
import { PageMeta } from "../site-meta.tsx";

/** The code says whose licences; there is nothing to read before the script has run. */
export const wakesAtOnce = true;

export default function CheckLicencesPage() {
  return (
    <>
      <PageMeta
        title="Check licences | {company}"
        description="For inspectors: which licences of a {company} vehicle and its driver are valid today."
        path="/check-licences"
        noindex
      />
      <CheckLicencesScreen />
    </>
  );
}
