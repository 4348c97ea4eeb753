import { cx } from "#design/class-names.ts";
import { DriverPortrait } from "#design/pictures/driver-portrait.tsx";
import { useStoredFile } from "#design/pictures/use-stored-file.ts";

type DriverPhotoProps = { name: string; photoId: string | null; className?: string };

/** A driver’s photo, or a placeholder. The name is next to it. */
export const DriverPhoto = ({ photoId, ...shown }: DriverPhotoProps) =>
  photoId ? <Fetched photoId={photoId} {...shown} /> : <Portrait {...shown} />;

type ShownProps = Omit<DriverPhotoProps, "photoId">;

function Fetched({ photoId, name, className }: ShownProps & { photoId: string }) {
  const { address } = useStoredFile(photoId);
  if (!address) return <Portrait name={name} {...(className && { className })} />;
  return <img src={address} alt="" className={cx("shrink-0 rounded-pill object-cover", className)} />;
}

const Portrait = ({ name, className }: ShownProps) => <DriverPortrait name={name} {...(className && { className })} />;
