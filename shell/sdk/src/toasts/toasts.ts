import { create } from 'zustand';

export interface ToastText {
  title: string;
  description?: string;
  variant?: 'default' | 'destructive';
  /** One thing to press; the toast goes when it is pressed. */
  action?: { label: string; onPress: () => void };
}

export interface ShownToast extends ToastText {
  id: number;
}

interface Toasts {
  shown?: ShownToast;
}

export const toasts = create<Toasts>(() => ({}));

let last = 0;

export function dismissToast(): void {
  toasts.setState({ shown: undefined });
}

/** Shows a message for five seconds, or fifteen where something can be pressed. One is visible at a time: a newer one takes the place of an older. */
export function toast(text: ToastText): void {
  last += 1;
  toasts.setState({ shown: { ...text, id: last } });
}

export const useToast = (): { toast: typeof toast; dismiss: typeof dismissToast } => FUNCTIONS;
const FUNCTIONS = { toast, dismiss: dismissToast };
