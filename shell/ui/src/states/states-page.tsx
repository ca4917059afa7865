import { Button } from '../controls/button';
import { useIsPhone } from '../media-query';
import { PageHead } from '../surfaces/page-head';
import { ButtonStates, ChoiceStates, FieldStates } from './controls-states';
import { AbsenceStates, MeasureStates, MessageStates } from './feedback-states';
import { CourseStates, NavigationStates, OverlayStates } from './navigation-states';
import { MarkStates, PictureStates, SurfaceStates } from './surfaces-states';

const swapTheme = () => document.documentElement.classList.toggle('dark');

/** Every part of the design system in every state. */
export function StatesPage() {
  const isPhone = useIsPhone();
  return (
    <div className="grid grid-cols-1 min-w-0 gap-6">
      <PageHead
        title="States"
        text={`Every part in every state, here as on ${isPhone ? 'a phone' : 'a wide screen'}.`}
        actions={
          <Button variant="secondary" icon="sun-moon" onClick={swapTheme}>
            The other theme
          </Button>
        }
      />
      <ButtonStates />
      <div className="grid grid-cols-1 min-w-0 items-start gap-6 lg:grid-cols-2">
        <FieldStates />
        <div className="grid grid-cols-1 min-w-0 gap-6">
          <ChoiceStates />
          <MarkStates />
        </div>
        <SurfaceStates />
        <MessageStates />
        <NavigationStates />
        <MeasureStates />
      </div>
      <CourseStates />
      <OverlayStates />
      <PictureStates />
      <AbsenceStates />
    </div>
  );
}

export default StatesPage;
