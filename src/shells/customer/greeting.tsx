import { buttonClass } from "#design/button.tsx";
import { Van } from "#design/pictures/van.tsx";
import { localTimeOf } from "#domain/time/local-time.ts";
import { SiteLink } from "#platform/browser/link.tsx";
import { useSession } from "#platform/browser/session.ts";

/** A greeting, and a link to the next trip. */
export function Greeting() {
  const session = useSession();
  const [firstName = ""] = session.status === "in" ? session.person.name.split(" ") : [];
  return (
    <section className="scheme-dark relative isolate overflow-hidden bg-bay pt-9 pb-24 text-on-dark [--focus:var(--c-sun)] sm:pb-20 md:pt-12">
      <div className="wrap grid gap-5">
        <div>
          <p className="kicker text-sun!">My dashboard</p>
          <h1 className="mt-2 text-h2 tracking-[-0.015em]">
            {partOfDay(new Date())}
            {firstName && `, ${firstName}`}
          </h1>
        </div>
        <div className="flex flex-wrap gap-3">
          <SiteLink to="/booking" className={buttonClass({ variant: "paper", size: "sm" })}>
            Book a trip
          </SiteLink>
          <SiteLink to="/tours" className={buttonClass({ variant: "ghost", size: "sm" })}>
            Explore tours
          </SiteLink>
        </div>
      </div>
      <div aria-hidden="true" className="-z-10 absolute inset-x-0 bottom-0">
        <div className="wrap flex justify-end">
          <Van className="relative -mb-3 w-32 sm:w-44 md:w-56" />
        </div>
        <div className="flex h-9 items-center bg-atlantic">
          <div className="w-full border-sun border-t-3 border-dashed" />
        </div>
      </div>
    </section>
  );
}

/** In Cape Town time. */
function partOfDay(now: Date): string {
  const time = localTimeOf(now);
  if (time < "05:00") return "Good evening";
  if (time < "12:00") return "Good morning";
  return time < "18:00" ? "Good afternoon" : "Good evening";
}
