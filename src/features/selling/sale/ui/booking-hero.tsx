import { Picture, type PictureFile, PreloadPicture } from "#design/pictures/picture.tsx";

type WizardHeroProps = {
  title: string;
  text: string;
  picture: PictureFile;
  /** The visible part of the picture in the narrow band, as `object-position`; by default its own focus. */
  focus?: string;
};

const sizes = "(min-width: 1024px) 100vw, 68vw";

/** The band above the wizard. */
export function BookingHero({ title, text, picture, focus }: WizardHeroProps) {
  const image = focus ? { ...picture, focus } : picture;
  return (
    <section
      aria-labelledby="page-title"
      className="scheme-dark relative isolate -mb-20 overflow-hidden bg-atlantic text-on-dark lg:-mb-24"
    >
      <PreloadPicture image={picture} sizes={sizes} />
      <Picture image={image} alt="" sizes={sizes} priority className="absolute! inset-0 -z-20" />
      <div className="-z-10 absolute inset-0 bg-[rgb(10_34_58/0.62)] lg:bg-transparent lg:bg-linear-to-r lg:from-[rgb(8_28_50/0.88)] lg:via-[rgb(10_34_58/0.62)] lg:to-[rgb(10_34_58/0.12)]" />
      <div className="wrap pt-7 pb-26 sm:pt-11 lg:pt-13 lg:pb-36">
        <h1 id="page-title" className="text-h1">
          {title}
        </h1>
        <p className="mt-2.5 max-w-[34em] text-[#eef3f1] text-lead">{text}</p>
      </div>
    </section>
  );
}
