import { type ClassValue, clsx } from 'clsx'

/**
 * Joins class names. Their order does not matter, because a component marks overridable classes with the
 * variant `usual:`, which has no specificity.
 */
export function cn(...classes: ClassValue[]): string {
  return clsx(classes)
}
