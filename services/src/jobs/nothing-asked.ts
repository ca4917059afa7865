/** The search that means every open job. */
export const nothingAsked = {
  searchQuery: '',
  location: [],
  experienceLevel: [],
  jobType: [],
  category: [],
  rating: [],
  route: [],
  occupation: [],
};
