import { browser, toast } from '@landfall/sdk';
import { hasUnsavedChanges } from '@landfall/sdk/shell';
import { releaseState } from '../remotes/release-state';

/** Leaves a build that the operator wants to be left: at once when nothing is lost by it, else when the person says so. */
export function reloadIfWanted(): void {
  if (!releaseState.getState().mustReload) return;
  if (!hasUnsavedChanges()) browser.reload();
  else {
    toast({
      title: 'A newer version is ready',
      description: 'Save what you typed, then reload.',
      action: { label: 'Reload', onPress: () => browser.reload() },
    });
  }
}
