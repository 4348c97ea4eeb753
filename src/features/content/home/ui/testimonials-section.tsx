import { Badge } from "#design/badge.tsx";
import { buttonClass } from "#design/button.tsx";
import { Avatar } from "#design/pictures/avatar.tsx";
import { SectionHeading } from "#design/section-heading.tsx";
import { Stars } from "#design/stars.tsx";
import type { Testimonial } from "#domain/company/claims.ts";
import { SiteLink } from "#platform/browser/link.tsx";

type TestimonialsSectionProps = {
  words: { kicker: string; title: string };
  testimonials: readonly Testimonial[];
};

/** The words of passengers, as far as the company publishes it; without any the section is left out. */
export function TestimonialsSection({ words, testimonials }: TestimonialsSectionProps) {
  if (testimonials.length === 0) return null;
  const allReviews = (
    <SiteLink to="/reviews" className={buttonClass({ variant: "outline" })}>
      All reviews
    </SiteLink>
  );
  return (
    <section aria-labelledby="testimonials" className="section bg-surface-2">
      <div className="wrap">
        <SectionHeading id="testimonials" {...words} action={allReviews} />
        <ul className="grid gap-5 md:grid-cols-2 md:gap-6 xl:grid-cols-3">
          {testimonials.map((testimonial) => (
            <li key={testimonial.text} className="grid">
              <TestimonialCard testimonial={testimonial} />
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

function TestimonialCard({ testimonial }: { testimonial: Testimonial }) {
  const { name, location, rating, text, service, avatar } = testimonial;
  return (
    <figure className="flex flex-col gap-4 rounded-lg bg-surface p-6 shadow-1 md:p-7">
      <div className="flex items-center justify-between gap-3">
        <Stars value={rating} />
        <Badge>{service}</Badge>
      </div>
      <blockquote className="text-[1.0625rem] leading-normal">“{text}”</blockquote>
      <figcaption className="mt-auto flex items-center gap-3.5 pt-1">
        <Avatar seed={avatar} className="size-13.5" />
        <div>
          <p className="font-bold font-display text-[1.0625rem] leading-tight">{name}</p>
          <p className="mt-0.5 text-[0.9063rem] text-ink-2 leading-snug">{location}</p>
        </div>
      </figcaption>
    </figure>
  );
}
