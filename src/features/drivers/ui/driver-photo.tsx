import { cx } from "#design/class-names.ts";
import { InitialsAvatar } from "#design/pictures/avatar.tsx";
import { useStoredFile } from "#design/pictures/use-stored-file.ts";

type DriverPhotoProps = { name: string; photoId: string | null; className?: string };

/** The face of a driver, or the initials while there is no photograph. The name is beside it. */
export const DriverPhoto = ({ photoId, ...shown }: DriverPhotoProps) =>
  photoId ? <Fetched photoId={photoId} {...shown} /> : <Initials {...shown} />;

type ShownProps = Omit<DriverPhotoProps, "photoId">;

function Fetched({ photoId, name, className }: ShownProps & { photoId: string }) {
  const { address } = useStoredFile(photoId);
  if (!address) return <Initials name={name} {...(className && { className })} />;
  return <img src={address} alt="" className={cx("shrink-0 rounded-pill object-cover", className)} />;
}

const Initials = ({ name, className }: ShownProps) => <InitialsAvatar name={name} {...(className && { className })} />;
