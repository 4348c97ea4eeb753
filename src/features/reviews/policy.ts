/** The owner kind of a guest’s photograph; the owner id is the rating’s. */
export const ratingPhotoOwner = "rating_photo";
