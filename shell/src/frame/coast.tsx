/** The edge of the land: four lines of one drawing, from shallow water to the shore. */
export const Coast = () => (
  <div className="frame-coast" aria-hidden="true">
    <i />
    <i />
    <i />
    <i />
  </div>
);
