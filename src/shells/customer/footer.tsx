import { Skyline } from "#design/pictures/skyline.tsx";
import { ReachLinks } from "#features/content/ui/reach-links.tsx";
import { useCompany } from "./use-company.ts";

/** Help stands below every page of the area: someone answers day and night. */
export function CustomerFooter() {
  const company = useCompany();
  return (
    <footer className="scheme-dark mt-12">
      <Skyline className="-mb-px text-atlantic" />
      <div className="bg-atlantic pt-5 pb-7 text-on-dark-2">
        <div className="wrap flex flex-wrap items-center justify-center gap-x-8 gap-y-2 text-center md:justify-between">
          <p>Questions? We’re here 24/7, 365 days a year.</p>
          {company && <ReachLinks company={company} />}
        </div>
      </div>
    </footer>
  );
}
