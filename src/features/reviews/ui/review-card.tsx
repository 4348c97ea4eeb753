import { BadgeCheck, ExternalLink, MapPin, Route } from "lucide-react";
import { Badge } from "#design/badge.tsx";
import { cx } from "#design/class-names.ts";
import { DateText } from "#design/dates/date-text.tsx";
import { InitialsAvatar } from "#design/pictures/avatar.tsx";
import { Stars } from "#design/stars.tsx";
import { reviewSourceNames } from "#domain/rating/review-source.ts";
import { shortReview } from "#domain/rating/short-review.ts";
import type { Review } from "../contract.ts";

export function ReviewCard({ review }: { review: Review }) {
  return (
    <figure className="flex flex-col gap-4 rounded-lg bg-surface p-6 shadow-1 inset-ring inset-ring-line md:p-7">
      <figcaption className="flex items-center gap-3.5">
        <Face name={review.reviewer_name} image={review.reviewer_image} />
        <div className="min-w-0 grow">
          <p className="font-bold font-display text-[1.0625rem] leading-tight">{review.reviewer_name}</p>
          <DateText at={review.review_date} style="long-us" className="mt-0.5 block text-ink-2 text-sm" />
        </div>
        {review.review_url && <OriginalLink name={review.reviewer_name} address={review.review_url} />}
      </figcaption>
      <div className="flex flex-wrap items-center justify-between gap-3">
        {review.rating === null ? (
          <Badge tone={review.recommends ? "ok" : "warn"}>
            {review.recommends ? "Recommends us" : "Doesn’t recommend us"}
          </Badge>
        ) : (
          <Stars value={review.rating} className="text-[1.125rem]" />
        )}
        {review.source !== "passengers" && <Badge tone="neutral">{reviewSourceNames[review.source]}</Badge>}
        {review.is_sample && <Badge tone="warn">Sample review</Badge>}
        {review.verified && !review.is_sample && (
          <Badge tone="ok" icon={<BadgeCheck aria-hidden="true" />}>
            Verified
          </Badge>
        )}
      </div>
      {review.review_text && <ReviewText name={review.reviewer_name} text={review.review_text} />}
      <Photographs name={review.reviewer_name} photos={review.photos} />
      {review.reply && (
        <div className="rounded-md bg-surface-2 p-4">
          <p className="font-semibold text-sm">Reply by our team</p>
          <p className="wrap-anywhere mt-1 whitespace-pre-line text-ink-2">{review.reply}</p>
        </div>
      )}
      {review.trip && (
        <p className="mt-auto flex items-center gap-1.5 text-ink-2 text-sm">
          <Route aria-hidden="true" className="size-4 shrink-0" />
          {review.trip}
        </p>
      )}
      {review.location && (
        <p className="mt-auto flex items-center gap-1.5 text-ink-2 text-sm">
          <MapPin aria-hidden="true" className="size-4 shrink-0" />
          {review.location}
        </p>
      )}
    </figure>
  );
}

const quoted = "wrap-anywhere whitespace-pre-line text-[1.0625rem] leading-normal";

/** A long one is shortened, and opens to all of it without a script. */
function ReviewText({ name, text }: { name: string; text: string }) {
  const short = shortReview(text);
  if (short === null) return <blockquote className={quoted}>“{text}”</blockquote>;
  return (
    <details className="group/text">
      <summary className="cursor-pointer list-none rounded-md [&::-webkit-details-marker]:hidden">
        <span className={cx(quoted, "block group-open/text:hidden")}>“{short}”</span>
        <span className="mt-1 inline-flex min-h-11 items-center font-semibold text-link text-sm underline">
          <span className="group-open/text:hidden">Read all of it</span>
          <span className="hidden group-open/text:inline">Show less</span>
          <span className="sr-only">, the review by {name}</span>
        </span>
      </summary>
      <blockquote className={quoted}>“{text}”</blockquote>
    </details>
  );
}

/** By the guest, each opens in full. */
function Photographs({ name, photos }: { name: string; photos: readonly string[] }) {
  if (photos.length === 0) return null;
  return (
    <ul className="grid grid-cols-4 gap-2">
      {photos.map((address, at) => (
        <li key={address}>
          <a href={address} target="_blank" rel="noopener" className="block overflow-hidden rounded-md">
            <img
              src={address}
              alt={`Photograph ${at + 1} by ${name}`}
              loading="lazy"
              decoding="async"
              className="aspect-square w-full bg-surface-2 object-cover"
            />
          </a>
        </li>
      ))}
    </ul>
  );
}

const faceSize = "size-13 text-xl";

function Face({ name, image }: { name: string; image: string | null }) {
  if (!image) return <InitialsAvatar name={name} className={faceSize} />;
  return (
    <img
      src={image}
      alt=""
      width={52}
      height={52}
      loading="lazy"
      decoding="async"
      className={`${faceSize} shrink-0 rounded-pill object-cover`}
    />
  );
}

function OriginalLink({ name, address }: { name: string; address: string }) {
  const label = `See the original review by ${name}`;
  return (
    <a
      href={address}
      target="_blank"
      rel="noopener nofollow"
      aria-label={label}
      title={label}
      className="-mr-2 grid size-11 shrink-0 place-items-center self-start rounded-pill text-ink-3 hover:bg-surface-2 hover:text-link"
    >
      <ExternalLink aria-hidden="true" className="size-[18px]" />
    </a>
  );
}
